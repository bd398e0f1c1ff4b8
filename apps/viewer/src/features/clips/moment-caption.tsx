import type { Clip } from '@grandstand/contract'
import { eventSides, eventTitle } from '@grandstand/rules'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useClipsWords } from '../../locales/words.ts'
import { useApp } from '../../platform/app-context.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { clipHref } from './clip-links.ts'
import { clipTagsQuery } from './clip-queries.ts'
import styles from './moment-feed.module.css'

type Team = Clip['event']['participants'][number]

/** What is said of its game with words and pictures of other features. */
export interface MomentParts {
  follow: (team: Team) => ReactNode
  crest: (team: Team) => ReactNode
  sportOf: (categoryId: number) => string | null
}

interface MomentCaptionProps {
  clip: Clip
  parts: MomentParts
  /** Its film is still made. */
  isComing: boolean
}

/** The teams, what the moment is called, and what is seen in it. */
export function MomentCaption({ clip, parts, isComing }: MomentCaptionProps) {
  const { client } = useApp()
  const { language } = useI18n()
  const { moments: words } = useClipsWords()
  const tags = useQuery(clipTagsQuery(client, language)).data ?? []
  const sport = parts.sportOf(clip.event.event_category_id)
  const sides = eventSides(clip.event)
  /** Away before home, as the teams stand above. */
  const score =
    sides &&
    clip.scores &&
    [sides.away, sides.home]
      .map(({ id }) => clip.scores?.find(stood => stood.participant_id === id)?.score ?? 0)
      .join('–')
  const named = clip.tags.flatMap(alias => tags.find(tag => tag.alias === alias)?.name ?? [])
  return (
    <>
      <p className={styles.teams}>
        {sides ? (
          <>
            {parts.crest(sides.away)}
            <span>
              {sides.away.card_name} <span className={styles.other}>@ {sides.home.card_name}</span>
            </span>
          </>
        ) : (
          eventTitle(clip.event)
        )}
      </p>
      <h2 className={styles.name}>
        <a href={clipHref(clip)}>{clip.name}</a>
      </h2>
      <p className={`${styles.text} figures`}>
        {isComing ? words.preparing : [score, ...named, sport].filter(Boolean).join(' · ')}
      </p>
    </>
  )
}
