/** Minor units; NaN for what is no amount. */
export function readMoney(text: string): number {
  const [, whole, part = ''] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? []
  return whole === undefined ? Number.NaN : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}
