import { StateMessage } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { libraryQuery } from '../features/video/library/library-query.ts'
import { ReplaysPanel } from '../features/video/replays/replays-panel.tsx'
import { useClient } from '../platform/client-context.ts'
import { libraryHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { LoadState } from '../platform/load-state.tsx'
import { ScreenHead } from '../platform/screen-head.tsx'

interface LibraryItemScreenProps {
  channel: string
  owner: 'library' | 'preroll' | 'slide'
  id: string
}

/** One item of the library, one preroll or one slide: its video. */
export function LibraryItemScreen({ channel, owner, id }: LibraryItemScreenProps) {
  const { words, language, fill } = useI18n()
  const say = words.library
  const library = useQuery(libraryQuery(useClient(), channel, language))
  const back = { href: libraryHref(channel), label: say.back }
  const item = library.data?.items.find(one => String(one.id) === id)
  const preroll = library.data?.prerolls.find(one => String(one.id) === id)
  const slide = library.data?.slides.find(one => String(one.id) === id)
  const title = { library: item?.title, preroll: preroll?.alias, slide: slide?.title }[owner]
  const kind = owner === 'library' ? 'item' : owner
  if (title === undefined) {
    return (
      <>
        <ScreenHead title={say.title} back={back} />
        <LoadState query={library} rows={4} />
        {library.data && <StateMessage icon="library" title={say.gone} text="" />}
      </>
    )
  }
  return (
    <>
      <ScreenHead
        title={title}
        text={owner === 'library' && item ? fill(say.accessOf, { who: say.kinds[item.access] }) : say[kind]}
        back={back}
      />
      <div className="stack-5">
        <ReplaysPanel params={{ channel, owner, id }} />
      </div>
    </>
  )
}
