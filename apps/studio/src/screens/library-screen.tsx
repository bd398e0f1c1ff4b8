import { StateMessage } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { LibraryCards } from '../features/video/library/library-cards.tsx'
import { libraryQuery } from '../features/video/library/library-query.ts'
import { PrerollTable } from '../features/video/library/preroll-table.tsx'
import { SlideTable } from '../features/video/library/slide-table.tsx'
import { useClient } from '../platform/client-context.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { LoadState } from '../platform/load-state.tsx'
import { Panel } from '../platform/panel.tsx'
import { ScreenHead } from '../platform/screen-head.tsx'

/** What can be watched at any time, what is shown before games, and slides that move, with how far their videos are. */
export function LibraryScreen({ channel }: { channel: string }) {
  const { words, language } = useI18n()
  const say = words.library
  const library = useQuery(libraryQuery(useClient(), channel, language))
  const { items, prerolls, slides } = library.data ?? {}
  return (
    <>
      <ScreenHead title={say.title} text={say.text} />
      <LoadState query={library} />
      <div className="stack-5">
        {items && items.length > 0 && <LibraryCards channel={channel} items={items} />}
        {items?.length === 0 && <StateMessage icon="library" title={say.none} text={say.noneText} />}
        {prerolls && (
          <Panel title={say.prerolls} text={prerolls.length === 0 ? say.noPrerolls : ''}>
            {prerolls.length > 0 && <PrerollTable channel={channel} prerolls={prerolls} />}
          </Panel>
        )}
        {slides && (
          <Panel title={say.slides} text={slides.length === 0 ? say.noSlides : ''}>
            {slides.length > 0 && <SlideTable channel={channel} slides={slides} />}
          </Panel>
        )}
      </div>
    </>
  )
}
