extension EmitterPreset {
    static let flames = [fire, candle, sparks, magic]

    private static let up = SceneValue.number(-Double.pi / 2)

    private static let fire = EmitterPreset(
        "fire", "Fire", at: (0.5, 0.88), extent: (0.18, 0),
        layer: ["emitterShape": "rectangle", "renderMode": "additive"],
        [
            Cell(
                "flame",
                [
                    "contents": "glow", "contentsScale": 2, "birthRate": 240, "lifetime": 1.1, "lifetimeRange": 0.3,
                    "velocity": 150, "velocityRange": 60, "emissionLongitude": up, "emissionRange": 0.3,
                    "yAcceleration": -140, "scale": 2.1, "scaleRange": 0.4, "scaleSpeed": -1.2,
                    "color": [0.9, 0.38, 0.12, 0.15], "redRange": 0.1, "greenRange": 0.12, "alphaSpeed": -0.12,
                ]),
            Cell(
                "embers",
                [
                    "contents": "disc", "contentsScale": 2, "birthRate": 14, "lifetime": 1.8, "lifetimeRange": 0.6,
                    "velocity": 110, "velocityRange": 60, "emissionLongitude": up, "emissionRange": 0.8,
                    "yAcceleration": -60, "scale": 0.06, "scaleRange": 0.03, "color": [1, 0.6, 0.2, 0.9],
                    "alphaSpeed": -0.5,
                ]),
        ])

    private static let candle = EmitterPreset(
        "candle", "Candle flame", at: (0.5, 0.75), extent: (0.02, 0),
        layer: ["emitterShape": "rectangle", "renderMode": "additive"],
        [
            Cell(
                "flame",
                [
                    "contents": "glow", "contentsScale": 2, "birthRate": 90, "lifetime": 0.8, "lifetimeRange": 0.15,
                    "velocity": 95, "velocityRange": 15, "emissionLongitude": up, "emissionRange": 0.12,
                    "yAcceleration": -110, "scale": 1.2, "scaleRange": 0.1, "scaleSpeed": -1.1,
                    "color": [0.95, 0.55, 0.18, 0.28], "greenSpeed": -0.35, "blueSpeed": -0.2,
                ])
        ])

    private static let sparks = EmitterPreset(
        "sparks", "Sparks", at: (0.5, 0.6), extent: (0, 0), layer: ["renderMode": "additive"],
        [
            Cell(
                "spark",
                [
                    "contents": "glow", "contentsScale": 2, "birthRate": 150, "lifetime": 0.9, "lifetimeRange": 0.5,
                    "velocity": 260, "velocityRange": 150, "emissionLongitude": up, "emissionRange": 1.1,
                    "yAcceleration": 520, "scale": 0.2, "scaleRange": 0.08, "color": [1, 0.8, 0.4, 1],
                    "greenSpeed": -0.6, "blueSpeed": -0.8, "alphaSpeed": -0.7,
                ],
                cells: [
                    Cell(
                        "tail",
                        [
                            "contents": "glow", "contentsScale": 2, "birthRate": 40, "lifetime": 0.18, "scale": 0.7,
                            "scaleSpeed": -2.5, "color": [1, 0.75, 0.5, 0.7], "alphaSpeed": -3,
                        ])
                ])
        ])

    private static let magic = EmitterPreset(
        "magic", "Magic", at: (0.5, 0.5), extent: (0.28, 0.28),
        layer: ["emitterShape": "circle", "emitterMode": "outline", "renderMode": "additive"],
        [
            Cell(
                "twinkle",
                [
                    "contents": "spark", "contentsScale": 2, "birthRate": 70, "lifetime": 1.4, "lifetimeRange": 0.6,
                    "velocity": 18, "velocityRange": 16, "emissionRange": 1.2, "yAcceleration": -12, "spinRange": 3,
                    "scale": 0.9, "scaleRange": 0.5, "scaleSpeed": -0.55, "color": [0.7, 0.6, 0.9, 0.9],
                    "redRange": 0.3, "greenRange": 0.3, "blueRange": 0.1, "alphaSpeed": -0.4,
                ]),
            Cell(
                "haze",
                [
                    "contents": "glow", "contentsScale": 2, "birthRate": 40, "lifetime": 1.2, "velocity": -12,
                    "velocityRange": 20, "emissionRange": 3, "scale": 0.8, "scaleRange": 0.3, "scaleSpeed": -0.3,
                    "color": [0.45, 0.25, 0.85, 0.22], "alphaSpeed": -0.15,
                ]),
        ])
}
