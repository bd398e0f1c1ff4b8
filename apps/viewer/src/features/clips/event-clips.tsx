import { StateMessage } from '@grandstand/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useClipsWords } from '../../locales/words.ts'
import { useApp } from '../../platform/app-context.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { ClipCard } from './clip-card.tsx'
import { ClipList } from './clip-list.tsx'
import { eventClipsQuery } from './clip-queries.ts'

/** The public clips of a game, and one's own. */
export function EventClips({ eventId }: { eventId: number }) {
  const { client } = useApp()
  const { language } = useI18n()
  const { list: words } = useClipsWords()
  const list = useInfiniteQuery(eventClipsQuery(client, language, eventId))
  return (
    <ClipList
      list={list}
      empty={<StateMessage icon="play" title={words.eventEmptyTitle} text={words.eventEmptyText} />}
    >
      {clip => <ClipCard clip={clip} />}
    </ClipList>
  )
}
