export interface Crowd {
  parts: number
  refusals: number
}

const nextPartPattern = /PRELOAD-HINT:TYPE=PART,URI="(part-(\d+)(?:-w\w+)?-(\d+)\.m4s)"/

/** The next part and the list that has it, both asked for before they are there. */
export function findNextPart(listUrl: string, list: string): { listUrl: string; partUrl: string } {
  const [, file, segment, part] = list.match(nextPartPattern) ?? []
  if (file === undefined) throw new Error(`The list names no next part:\n${list.slice(-400)}`)
  return {
    listUrl: `${listUrl}?_HLS_msn=${segment}&_HLS_part=${part}`,
    partUrl: new URL(file, listUrl).href,
  }
}

/** So many low-latency players for so long: each asks for the next list and the next part at once. */
export async function playMany(listUrls: readonly string[], seconds: number): Promise<Crowd> {
  const crowd: Crowd = { parts: 0, refusals: 0 }
  const untilMs = performance.now() + seconds * 1_000
  async function read(url: string): Promise<string> {
    const response = await fetch(url)
    if (!response.ok) crowd.refusals += 1
    return response.text()
  }
  async function play(listUrl: string): Promise<void> {
    let list = await read(listUrl)
    while (performance.now() < untilMs) {
      const next = findNextPart(listUrl, list)
      const [newer] = await Promise.all([read(`${next.listUrl}&_HLS_skip=YES`), read(next.partUrl)])
      crowd.parts += 1
      list = newer
    }
  }
  await Promise.all(listUrls.map(play))
  return crowd
}
