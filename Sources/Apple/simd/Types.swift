/// Two 32-bit numbers.
public typealias simd_float2 = SIMD2<Float>
/// Three 32-bit numbers.
public typealias simd_float3 = SIMD3<Float>
/// Four 32-bit numbers.
public typealias simd_float4 = SIMD4<Float>
/// Two 64-bit numbers.
public typealias simd_double2 = SIMD2<Double>
/// Three 64-bit numbers.
public typealias simd_double3 = SIMD3<Double>
/// Four 64-bit numbers.
public typealias simd_double4 = SIMD4<Double>
/// Two 32-bit integers.
public typealias simd_int2 = SIMD2<Int32>
/// Three 32-bit integers.
public typealias simd_int3 = SIMD3<Int32>
/// Four 32-bit integers.
public typealias simd_int4 = SIMD4<Int32>
/// Two unsigned 32-bit integers.
public typealias simd_uint2 = SIMD2<UInt32>
/// Three unsigned 32-bit integers.
public typealias simd_uint3 = SIMD3<UInt32>
/// Four unsigned 32-bit integers.
public typealias simd_uint4 = SIMD4<UInt32>

/// Two 32-bit numbers.
public typealias vector_float2 = SIMD2<Float>
/// Three 32-bit numbers.
public typealias vector_float3 = SIMD3<Float>
/// Four 32-bit numbers.
public typealias vector_float4 = SIMD4<Float>
/// Two 64-bit numbers.
public typealias vector_double2 = SIMD2<Double>
/// Three 64-bit numbers.
public typealias vector_double3 = SIMD3<Double>
/// Four 64-bit numbers.
public typealias vector_double4 = SIMD4<Double>
/// Two 32-bit integers.
public typealias vector_int2 = SIMD2<Int32>
/// Two unsigned 32-bit integers.
public typealias vector_uint2 = SIMD2<UInt32>

/// Two 32-bit numbers; the name of early versions.
public typealias float2 = SIMD2<Float>
/// Three 32-bit numbers; the name of early versions.
public typealias float3 = SIMD3<Float>
/// Four 32-bit numbers; the name of early versions.
public typealias float4 = SIMD4<Float>
/// Two 64-bit numbers; the name of early versions.
public typealias double2 = SIMD2<Double>
/// Three 64-bit numbers; the name of early versions.
public typealias double3 = SIMD3<Double>
/// Four 64-bit numbers; the name of early versions.
public typealias double4 = SIMD4<Double>

/// A matrix of two columns and rows.
public typealias simd_float2x2 = _Matrix2<Float>
/// A matrix of two columns and rows.
public typealias simd_double2x2 = _Matrix2<Double>
/// A matrix of three columns and rows.
public typealias simd_float3x3 = _Matrix3<Float>
/// A matrix of three columns and rows.
public typealias simd_double3x3 = _Matrix3<Double>
/// A matrix of four columns and rows.
public typealias simd_float4x4 = _Matrix4<Float>
/// A matrix of four columns and rows.
public typealias simd_double4x4 = _Matrix4<Double>
/// A matrix of two columns and rows.
public typealias matrix_float2x2 = simd_float2x2
/// A matrix of three columns and rows.
public typealias matrix_float3x3 = simd_float3x3
/// A matrix of four columns and rows.
public typealias matrix_float4x4 = simd_float4x4
/// A matrix of three columns and rows; the name of early versions.
public typealias float3x3 = simd_float3x3
/// A matrix of four columns and rows; the name of early versions.
public typealias float4x4 = simd_float4x4
/// A matrix of three columns and rows; the name of early versions.
public typealias double3x3 = simd_double3x3
/// A matrix of four columns and rows; the name of early versions.
public typealias double4x4 = simd_double4x4

/// The identity matrix.
public let matrix_identity_float2x2 = simd_float2x2(1)
/// The identity matrix.
public let matrix_identity_float3x3 = simd_float3x3(1)
/// The identity matrix.
public let matrix_identity_float4x4 = simd_float4x4(1)
/// The identity matrix.
public let matrix_identity_double2x2 = simd_double2x2(1)
/// The identity matrix.
public let matrix_identity_double3x3 = simd_double3x3(1)
/// The identity matrix.
public let matrix_identity_double4x4 = simd_double4x4(1)
