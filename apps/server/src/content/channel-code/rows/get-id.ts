export type Ids = Map<string, number>

export function getId(ids: Ids, name: string): number {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`${name} was not written`)
  return id
}
