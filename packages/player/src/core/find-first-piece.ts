/** Nearer to the end a picture would wait for the next part at once. */
const leastSeconds = 0.5

export interface FirstPart {
  uri: string
  /** From its beginning to the end of the list. */
  fromEndSeconds: number
}

/** The part of a live list with the last key frame that a picture can begin at; null: there is none. */
export function findKeyPart(list: string): FirstPart | null {
  const firstPart = list.indexOf('#EXT-X-PART:')
  if (firstPart < 0) return null
  let fromEndSeconds = 0
  for (const line of list.slice(firstPart).split('\n').toReversed()) {
    // What is on the other side has times of its own.
    if (line.startsWith('#EXT-X-DISCONTINUITY')) return null
    if (!line.startsWith('#EXT-X-PART:')) continue
    fromEndSeconds += Number(line.match(/DURATION=([\d.]+)/)?.[1])
    const isKey = line.includes('INDEPENDENT=YES')
    if (isKey && fromEndSeconds >= leastSeconds) return { uri: readUri(line), fromEndSeconds }
  }
  return null
}

/** What a player asks for first after the list of segments: the part or segment to begin with, and what its pictures need. */
export function findFirstPieces(list: string, startSeconds: number): string[] {
  if (!list.includes('#EXT-X-ENDLIST')) {
    const part = findKeyPart(list)
    const init = list.slice(list.lastIndexOf('#EXT-X-MAP:')).split('\n', 1)
    return part ? [...init.map(readUri), part.uri] : []
  }
  let init: string | undefined
  let seconds = 0
  let isGap = false
  for (const line of list.split('\n')) {
    if (line.startsWith('#EXT-X-MAP:')) init = readUri(line)
    else if (line.startsWith('#EXT-X-GAP')) isGap = true
    else if (line.startsWith('#EXTINF:')) seconds += Number.parseFloat(line.slice('#EXTINF:'.length))
    else if (line !== '' && !line.startsWith('#')) {
      if (seconds > startSeconds) return isGap || init === undefined ? [] : [init, line]
      isGap = false
    }
  }
  return []
}

const readUri = (line: string): string => line.match(/URI="([^"]*)"/)?.[1] ?? ''
