/** The value, or what is given instead if it takes longer. */
export async function orAfter<Value>(limitMs: number, value: Promise<Value>, instead: Value): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<Value>(resolve => {
    timer = setTimeout(() => resolve(instead), limitMs)
  })
  return Promise.race([value, limit]).finally(() => clearTimeout(timer))
}
