import type { ShareSize } from './share-size.ts'

interface CardAddress {
  size?: ShareSize
  language?: string | undefined
  hidesScores?: boolean
  version?: string | undefined
}

/** Without a version it is the picture as it is when somebody asks for it. */
export function eventCardPath(
  eventId: number,
  { size = 'wide', language, hidesScores = false, version }: CardAddress = {},
): string {
  const name = size === 'wide' ? String(eventId) : `${eventId}-${size}`
  return `/og/event/${name}.jpg${writeQuery({ language, hidesScores, version })}`
}

export function teamCardPath(teamId: number, { language, version }: CardAddress): string {
  return `/og/team/${teamId}.jpg${writeQuery({ language, version })}`
}

function writeQuery({ language, hidesScores = false, version }: CardAddress): string {
  const query = new URLSearchParams({
    ...(language === undefined ? {} : { language }),
    ...(hidesScores ? { spoilers: 'off' } : {}),
    ...(version === undefined ? {} : { v: version }),
  })
  return query.size > 0 ? `?${query}` : ''
}
