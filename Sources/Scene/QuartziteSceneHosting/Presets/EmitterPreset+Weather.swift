extension EmitterPreset {
    /// All presets, in the order in which an editor lists them.
    package static let all = weather + flames + festive

    private static let down = SceneValue.number(Double.pi / 2)
    private static let up = SceneValue.number(-Double.pi / 2)

    private static let weather = [snow, rain, smoke, fireflies]

    private static let snow = EmitterPreset(
        "snow", "Snow", at: (0.5, -0.04), extent: (1.2, 0), layer: ["emitterShape": "rectangle"],
        [
            Cell(
                "flakes",
                [
                    "contents": "flake", "contentsScale": 2, "birthRate": 11, "lifetime": 12, "velocity": 48,
                    "velocityRange": 18, "emissionLongitude": down, "emissionRange": 0.5, "yAcceleration": 3,
                    "scale": 0.45, "scaleRange": 0.2, "spin": 0, "spinRange": 1.2, "color": [1, 1, 1, 0.9],
                    "alphaRange": 0.15,
                ]),
            Cell(
                "dust",
                [
                    "contents": "glow", "contentsScale": 2, "birthRate": 40, "lifetime": 14, "velocity": 34,
                    "velocityRange": 12, "emissionLongitude": down, "emissionRange": 0.6, "yAcceleration": 2,
                    "scale": 0.22, "scaleRange": 0.12, "color": [1, 1, 1, 0.75], "alphaRange": 0.25,
                ]),
        ])

    private static let rain = EmitterPreset(
        "rain", "Rain", at: (0.5, -0.08), extent: (1.1, 0), layer: ["emitterShape": "rectangle"],
        [
            Cell(
                "near",
                [
                    "contents": "streak", "contentsScale": 2, "birthRate": 130, "lifetime": 1.6, "velocity": 640,
                    "velocityRange": 90, "emissionLongitude": down, "scale": 0.9, "scaleRange": 0.25,
                    "color": [0.72, 0.82, 0.95, 0.55], "alphaRange": 0.2,
                ]),
            Cell(
                "far",
                [
                    "contents": "streak", "contentsScale": 2, "birthRate": 200, "lifetime": 2.2, "velocity": 420,
                    "velocityRange": 60, "emissionLongitude": down, "scale": 0.5, "scaleRange": 0.15,
                    "color": [0.66, 0.76, 0.9, 0.35], "alphaRange": 0.15,
                ]),
        ])

    private static let smoke = EmitterPreset(
        "smoke", "Smoke", at: (0.5, 0.95), extent: (0.08, 0), layer: ["emitterShape": "rectangle"],
        [
            Cell(
                "smoke",
                [
                    "contents": "puff", "contentsScale": 2, "birthRate": 14, "lifetime": 5, "lifetimeRange": 1,
                    "velocity": 80, "velocityRange": 20, "emissionLongitude": up, "emissionRange": 0.35,
                    "xAcceleration": 7, "scale": 0.7, "scaleRange": 0.25, "scaleSpeed": 0.65, "spin": 0.1,
                    "spinRange": 0.6, "color": [0.62, 0.62, 0.66, 0.5], "redRange": 0.08, "greenRange": 0.08,
                    "blueRange": 0.08, "alphaSpeed": -0.1,
                ])
        ])

    private static let fireflies = EmitterPreset(
        "fireflies", "Fireflies", at: (0.5, 0.6), extent: (1, 0.8),
        layer: ["emitterShape": "rectangle", "renderMode": "additive"],
        [
            Cell(
                "firefly",
                [
                    "contents": "glow", "contentsScale": 2, "birthRate": 9, "lifetime": 4.5, "lifetimeRange": 1.5,
                    "velocity": 14, "velocityRange": 12, "emissionRange": 6.283, "yAcceleration": -2, "scale": 0.55,
                    "scaleRange": 0.25, "scaleSpeed": -0.09, "color": [0.85, 0.95, 0.35, 0.9], "redRange": 0.2,
                    "alphaSpeed": -0.2,
                ])
        ])
}
