extension EmitterPreset {
    static let festive = [confetti, fireworks, bubbles, hearts, starfield, fountain]

    private static let down = SceneValue.number(Double.pi / 2)
    private static let up = SceneValue.number(-Double.pi / 2)

    private static let confetti = EmitterPreset(
        "confetti", "Confetti", at: (0.5, -0.05), extent: (1, 0), layer: ["emitterShape": "rectangle"],
        [
            ("red", [0.95, 0.26, 0.3, 1]), ("yellow", [1, 0.8, 0.2, 1]), ("green", [0.3, 0.78, 0.42, 1]),
            ("blue", [0.25, 0.55, 0.95, 1]), ("pink", [0.95, 0.45, 0.75, 1]),
        ].map { (name: String, color: SceneValue) in
            Cell(
                name,
                [
                    "contents": "square", "contentsScale": 2, "birthRate": 9, "lifetime": 9, "velocity": 85,
                    "velocityRange": 35, "emissionLongitude": down, "emissionRange": 0.7, "yAcceleration": 12,
                    "scale": 0.35, "scaleRange": 0.12, "spin": 3, "spinRange": 5, "color": color,
                    "particleType": "plane", "orientationRange": 3.1416,
                ])
        })

    private static let fireworks = EmitterPreset(
        "fireworks", "Fireworks", at: (0.5, 1), extent: (0.5, 0),
        layer: ["emitterShape": "rectangle", "renderMode": "additive"],
        [
            Cell(
                "rocket",
                [
                    "birthRate": 1.6, "lifetime": 1.35, "velocity": 260, "velocityRange": 55,
                    "emissionLongitude": up, "emissionRange": 0.5, "yAcceleration": 90,
                    "color": [0.6, 0.6, 0.6, 1], "redRange": 0.4, "greenRange": 0.4, "blueRange": 0.4,
                ],
                cells: [
                    Cell(
                        "trail",
                        [
                            "contents": "glow", "contentsScale": 2, "birthRate": 70, "lifetime": 0.5, "velocity": 20,
                            "velocityRange": 10, "emissionLongitude": .number(Double.pi), "emissionRange": 0.3,
                            "scale": 0.2, "scaleSpeed": -0.2, "color": [1.2, 1, 0.8, 0.8], "alphaSpeed": -1.4,
                        ]),
                    Cell(
                        "burst",
                        [
                            "contents": "glow", "contentsScale": 2, "beginTime": 1.2, "duration": 0.12,
                            "birthRate": 2600, "lifetime": 1.5, "lifetimeRange": 0.4, "velocity": 105,
                            "velocityRange": 55, "emissionRange": 6.2832, "yAcceleration": 55, "scale": 0.34,
                            "scaleRange": 0.08, "scaleSpeed": -0.1, "color": [1.4, 1.4, 1.4, 1],
                            "alphaSpeed": -0.6,
                        ]),
                ])
        ])

    private static let bubbles = EmitterPreset(
        "bubbles", "Bubbles", at: (0.5, 1.06), extent: (0.9, 0), layer: ["emitterShape": "rectangle"],
        [
            Cell(
                "bubble",
                [
                    "contents": "bubble", "contentsScale": 2, "birthRate": 7, "lifetime": 9, "velocity": 45,
                    "velocityRange": 20, "emissionLongitude": up, "emissionRange": 0.35, "yAcceleration": -5,
                    "scale": 0.75, "scaleRange": 0.5, "scaleSpeed": 0.04, "color": [0.8, 0.93, 1, 0.9],
                    "alphaRange": 0.1,
                ])
        ])

    private static let hearts = EmitterPreset(
        "hearts", "Hearts", at: (0.5, 1), extent: (0.5, 0), layer: ["emitterShape": "rectangle"],
        [
            Cell(
                "heart",
                [
                    "contents": "heart", "contentsScale": 2, "birthRate": 8, "lifetime": 3.5, "lifetimeRange": 0.5,
                    "velocity": 85, "velocityRange": 30, "emissionLongitude": up, "emissionRange": 0.5,
                    "scale": 0.7, "scaleRange": 0.35, "scaleSpeed": -0.08, "color": [0.93, 0.25, 0.4, 0.95],
                    "redRange": 0.1, "blueRange": 0.2, "alphaSpeed": -0.25,
                ])
        ])

    private static let starfield = EmitterPreset(
        "starfield", "Star field", at: (0.5, 0.5), extent: (0.05, 0.05),
        layer: ["emitterShape": "circle", "renderMode": "additive"],
        [
            Cell(
                "star",
                [
                    "contents": "glow", "contentsScale": 2, "birthRate": 70, "lifetime": 4, "velocity": 60,
                    "velocityRange": 45, "scale": 0.04, "scaleRange": 0.03, "scaleSpeed": 0.07,
                    "color": [0.85, 0.9, 1, 0.2], "redRange": 0.15, "blueRange": 0.1, "alphaSpeed": 0.5,
                ])
        ])

    private static let fountain = EmitterPreset(
        "fountain", "Fountain", at: (0.5, 0.92), extent: (0.02, 0), layer: ["emitterShape": "rectangle"],
        [
            Cell(
                "drop",
                [
                    "contents": "glow", "contentsScale": 2, "birthRate": 420, "lifetime": 2.3, "lifetimeRange": 0.2,
                    "velocity": 330, "velocityRange": 22, "emissionLongitude": up, "emissionRange": 0.17,
                    "yAcceleration": 300, "scale": 0.2, "scaleRange": 0.09, "color": [0.6, 0.82, 1, 0.8],
                    "redRange": 0.1, "greenRange": 0.1, "alphaSpeed": -0.15,
                ])
        ])
}
