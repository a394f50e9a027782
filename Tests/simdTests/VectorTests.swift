import Testing
import simd

@Suite struct VectorTests {
    @Test("Vector functions have the values of their definitions") func functions() {
        let (a, b) = (SIMD2<Double>(3, 4), SIMD2<Double>(0, 2))
        #expect(length(a) == 5 && simd_length(a) == 5 && simd.distance(a, b) == 13.0.squareRoot())
        #expect(dot(a, b) == 8 && normalize(a) == SIMD2(0.6, 0.8))
        #expect(mix(a, b, t: 0.5) == SIMD2(1.5, 3) && clamp(a, min: 0, max: 3) == SIMD2(3, 3))
        #expect(min(a, b) == b && max(a, b) == a && abs(-a) == a && sign(SIMD2<Float>(-2, 0)) == SIMD2(-1, 0))
        #expect(cross(SIMD3<Float>(1, 0, 0), SIMD3<Float>(0, 1, 0)) == SIMD3(0, 0, 1))
        #expect(reflect(SIMD2<Float>(1, -1), n: SIMD2(0, 1)) == SIMD2(1, 1))
        #expect(smoothstep(SIMD2<Float>(0.5, 2), edge0: SIMD2(0, 0), edge1: SIMD2(1, 1)) == SIMD2(0.5, 1))
        #expect(min(1, 2) == 1 && abs(-3) == 3, "the standard library's functions stay")
    }

    @Test("A matrix times its inverse is the identity") func inverse() {
        let matrix = simd_double3x3(rows: [SIMD3(0, 2, 1), SIMD3(1, 1, 0), SIMD3(3, 0, 1)])
        #expect(abs(matrix.determinant + 5) < 1e-12)
        let product = matrix * matrix.inverse
        for i in 0..<3 { #expect(length(product[i] - matrix_identity_double3x3[i]) < 1e-12) }
        let large = simd_float4x4(diagonal: SIMD4(1, 2, 4, 8))
        #expect(large.inverse == simd_float4x4(diagonal: SIMD4(1, 0.5, 0.25, 0.125)) && large.determinant == 64)
    }

    @Test("The product of two matrices applies the right one first") func products() {
        let turn = simd_float2x2(SIMD2(0, 1), SIMD2(-1, 0))
        let stretch = simd_float2x2(diagonal: SIMD2(2, 1))
        #expect(turn * stretch * SIMD2(1, 0) == SIMD2(0, 2))
        #expect(simd_mul(stretch, turn) * SIMD2(1, 0) == SIMD2(0, 1))
        #expect(turn.transpose == turn.inverse && turn[1, 0] == -1)
        var moved = matrix_identity_float4x4
        moved.columns.3 = SIMD4(1, 2, 3, 1)
        #expect(moved * SIMD4(0, 0, 0, 1) == SIMD4(1, 2, 3, 1))
    }

    @Test("Quaternions rotate vectors, and are interpolated along the shorter arc") func quaternions() {
        let quarter = simd_quatd(angle: .pi / 2, axis: SIMD3(0, 0, 1))
        #expect(length(quarter.act(SIMD3(1, 0, 0)) - SIMD3(0, 1, 0)) < 1e-12)
        #expect(length((quarter * quarter).act(SIMD3(1, 0, 0)) - SIMD3(-1, 0, 0)) < 1e-12)
        let eighth = simd_slerp(simd_quatd(ix: 0, iy: 0, iz: 0, r: 1), -quarter, 0.5)
        #expect(abs(abs(eighth.angle) - .pi / 4) < 1e-9 || abs(eighth.angle - 7 * .pi / 4) < 1e-9)
        #expect(length(simd_double3x3(quarter) * SIMD3(1, 0, 0) - SIMD3(0, 1, 0)) < 1e-12)
        let half = simd_quatd(from: SIMD3(1, 0, 0), to: SIMD3(-1, 0, 0))
        #expect(length(half.act(SIMD3(1, 0, 0)) + SIMD3(1, 0, 0)) < 1e-12)
    }
}
