import { Agent, get } from 'node:http'

export interface Crowd {
  parts: number
  refusals: number
  /** Connections that ended before the answer: players ask again. */
  cuts: number
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

/** All at once would be a test of how fast this machine connects. */
const startsPerSecond = 400

/** So many low-latency players for so long: each asks for the next list and the next part at once. */
export async function playMany(listUrls: readonly string[], seconds: number): Promise<Crowd> {
  const crowd: Crowd = { parts: 0, refusals: 0, cuts: 0 }
  const untilMs = performance.now() + seconds * 1_000
  // With connections of its own for each: `fetch` takes several times the CPU, which the edges need.
  const agent = new Agent({ keepAlive: true })
  const read = (url: string) =>
    new Promise<string | null>(resolve => {
      const asked = get(url, { agent }, response => {
        if (response.statusCode !== 200) crowd.refusals += 1
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => resolve(Buffer.concat(chunks).toString('latin1')))
      })
      asked.on('error', () => {
        crowd.cuts += 1
        resolve(null)
      })
    })
  async function play(listUrl: string, at: number): Promise<void> {
    await new Promise(resolve => setTimeout(resolve, (at / startsPerSecond) * 1_000))
    let list = await read(listUrl)
    while (performance.now() < untilMs) {
      if (list === null) {
        list = await read(listUrl)
        continue
      }
      const next = findNextPart(listUrl, list)
      const [newer, part] = await Promise.all([read(`${next.listUrl}&_HLS_skip=YES`), read(next.partUrl)])
      if (part !== null) crowd.parts += 1
      list = newer
    }
  }
  await Promise.all(listUrls.map(play))
  agent.destroy()
  return crowd
}
