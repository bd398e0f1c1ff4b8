/** Only who applies a channel needs the picture library: a server that starts does not wait for it. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  return sharp
}
