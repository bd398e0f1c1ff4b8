import type { EventScore } from '@grandstand/contract'

type Scored = Pick<EventScore, 'kind'> & { at: Date }

/** The sport's tags that the board itself tells of a clip: a score of that kind fell in it. Nothing else is known. */
export function chooseScoredTags(
  aliases: readonly string[],
  scores: readonly Scored[],
  { startMs, endMs }: { startMs: number; endMs: number },
): string[] {
  const kinds = new Set<string | null>(
    scores.filter(({ at }) => at.getTime() >= startMs && at.getTime() <= endMs).map(({ kind }) => kind),
  )
  return aliases.filter(alias => kinds.has(alias.replaceAll('-', '_')))
}
