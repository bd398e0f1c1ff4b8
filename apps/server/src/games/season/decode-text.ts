/** A text as programs of all makes save it: UTF-8, UTF-16 with or without its mark, or an old Windows code page. */
export function decodeText(bytes: Uint8Array): string {
  const text = decode(bytes)
  return text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
}

function decode(bytes: Uint8Array): string {
  const [first = 0, second = 0] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const zeros = findZeros(bytes.subarray(0, 4_000))
  if (zeros) return new TextDecoder(zeros).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder(isCyrillic(bytes) ? 'windows-1251' : 'windows-1252').decode(bytes)
  }
}

/** Without a mark, the zeros beside Latin letters tell: every second byte. */
function findZeros(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  let [even, odd] = [0, 0]
  for (const [at, byte] of bytes.entries()) {
    if (byte !== 0) continue
    if (at % 2 === 0) even += 1
    else odd += 1
  }
  const many = bytes.length / 8
  if (odd > many && odd > even * 4) return 'utf-16le'
  return even > many && even > odd * 4 ? 'utf-16be' : null
}

/** Words in Cyrillic consist of high bytes alone; in Latin an accent is between plain letters. */
function isCyrillic(bytes: Uint8Array): boolean {
  let [high, besideHigh] = [0, 0]
  for (const [at, byte] of bytes.entries()) {
    if (byte < 0xc0) continue
    high += 1
    if ((bytes[at - 1] ?? 0) >= 0xc0 || (bytes[at + 1] ?? 0) >= 0xc0) besideHigh += 1
  }
  return besideHigh * 2 > high
}
