import type { Clip, Event, EventScore } from '@grandstand/contract'
import type { Mark } from '@grandstand/player'
import { momentLeadMs } from '@grandstand/rules'

interface MarkFacts {
  scores: readonly Pick<EventScore, 'at' | 'participant_id' | 'scores'>[]
  clips: readonly Pick<Clip, 'id' | 'name' | 'start_time' | 'event_media_id' | 'is_public' | 'moderation'>[]
  teams: readonly Pick<Event['participants'][number], 'id' | 'name'>[]
  /** The camera that is shown; null: none. */
  mediaId: number | null
  sayScore: (team: string, board: string) => string
  sayClip: (name: string) => string
}

/** Away before home, as the title of a game has it. Clips of another camera have a clock of their own. */
export function listMarks({ scores, clips, teams, mediaId, sayScore, sayClip }: MarkFacts): Mark[] {
  return [
    ...scores.map(({ at, participant_id, scores: board }): Mark => {
      const scoreOf = (id: number) => board.find(stood => stood.participant_id === id)?.score ?? 0
      const team = teams.find(({ id }) => id === participant_id)?.name ?? ''
      return {
        id: `score-${participant_id}-${scoreOf(participant_id)}`,
        kind: 'score',
        label: sayScore(team, teams.map(({ id }) => scoreOf(id)).join('–')),
        at: { dateMs: Date.parse(at) - momentLeadMs },
      }
    }),
    ...clips
      .filter(clip => clip.is_public && clip.moderation === 'approved' && clip.event_media_id === mediaId)
      .map(
        ({ id, name, start_time }): Mark => ({
          id: `clip-${id}`,
          kind: 'clip',
          label: sayClip(name),
          at: { seconds: start_time },
        }),
      ),
  ]
}
