/** So many at a time; the first failure ends it. */
export async function mapInBatches<Item, Made>(
  items: readonly Item[],
  size: number,
  make: (item: Item) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = []
  for (let at = 0; at < items.length; at += size)
    made.push(...(await Promise.all(items.slice(at, at + size).map(make))))
  return made
}
