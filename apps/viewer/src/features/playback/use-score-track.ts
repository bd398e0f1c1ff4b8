import type { Event } from '@grandstand/contract'
import type { Caption, Mark, PlayerHandle } from '@grandstand/player'
import { useEffect, useState } from 'react'
import { useWatchWords } from '../../locales/words.ts'
import { useScored } from '../../platform/use-scored.ts'
import { writeScoreTrack } from './write-score-track.ts'

/** A score comes before its picture, which alone has a place for it. */
const lookMs = 2_000

/** The score among the captions, in the time of the picture: whoever is behind live reads it as far behind. Null: none yet. */
export function useScoreTrack(event: Event, handle: PlayerHandle | null): Caption | null {
  const { player: words } = useWatchWords()
  const scored = useScored(event, handle !== null, null)
  const { participants } = event
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!handle || !scored || scored.items.length === 0) return
    const marks = scored.items.map(({ at, scores }, index) => {
      const scoreOf = (id: number) => scores.find(stood => stood.participant_id === id)?.score ?? 0
      const label = participants.map(({ id, card_name }) => `${card_name} ${scoreOf(id)}`).join(', ')
      return { id: String(index), kind: 'score', label, at: { dateMs: Date.parse(at) } } as const
    })
    let shown: { text: string; url: string } | null = null
    const write = () => {
      const text = writeScoreTrack(handle.place(withStanding(marks, handle)))
      if (text === shown?.text) return
      if (shown) URL.revokeObjectURL(shown.url)
      shown = { text, url: URL.createObjectURL(new Blob([text], { type: 'text/vtt' })) }
      setUrl(shown.url)
    }
    write()
    const timer = setInterval(write, lookMs)
    return () => {
      clearInterval(timer)
      if (shown) URL.revokeObjectURL(shown.url)
      setUrl(null)
    }
  }, [handle, scored, participants])
  return url === null ? null : { language: 'score', name: words.scoreTrack, url }
}

/** A picture that begins within a game begins with the score that stood then. */
function withStanding(
  marks: readonly (Mark & { at: { dateMs: number } })[],
  handle: PlayerHandle,
): readonly Mark[] {
  const { dateMs, seconds, startSeconds } = handle.getPicture()
  if (dateMs === null) return marks
  const beginMs = dateMs - (seconds - startSeconds) * 1000
  const standing = marks.findLast(({ at }) => at.dateMs < beginMs)
  return standing ? [{ ...standing, at: { seconds: startSeconds } }, ...marks] : marks
}
