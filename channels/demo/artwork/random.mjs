/** Seeded, so that a second run draws the same pictures byte for byte (mulberry32). */
export function seededRandom(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

function hash(x, y) {
  let h = Math.imul(x, 374761393) + Math.imul(y, 668265263)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

/** Smooth noise in 0..1. */
export function noise(x, y) {
  const xi = Math.floor(x)
  const yi = Math.floor(y)
  const fx = x - xi
  const fy = y - yi
  const sx = fx * fx * (3 - 2 * fx)
  const sy = fy * fy * (3 - 2 * fy)
  const top = hash(xi, yi) * (1 - sx) + hash(xi + 1, yi) * sx
  const bottom = hash(xi, yi + 1) * (1 - sx) + hash(xi + 1, yi + 1) * sx
  return top * (1 - sy) + bottom * sy
}

/** Noise upon noise, for clouds, smoke and worn surfaces. */
export function clouds(x, y, octaves = 4) {
  let sum = 0
  let weight = 0.5
  let scale = 1
  for (let i = 0; i < octaves; i++) {
    sum += weight * noise(x * scale + i * 17.3, y * scale - i * 9.1)
    weight /= 2
    scale *= 2.03
  }
  return sum
}
