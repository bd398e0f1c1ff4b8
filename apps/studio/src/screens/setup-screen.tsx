import { useQuery } from '@tanstack/react-query'
import { SetupList } from '../features/content/setup/setup-list.tsx'
import { setupQuery } from '../features/content/setup/setup-query.ts'
import { useClient } from '../platform/client-context.ts'
import { eventsHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { LoadState } from '../platform/load-state.tsx'
import { ScreenHead } from '../platform/screen-head.tsx'

/** What is left until the first ticket can be sold. */
export function SetupScreen({ channel }: { channel: string }) {
  const { words, plural } = useI18n()
  const setup = useQuery(setupQuery(useClient(), channel))
  const left = setup.data?.steps.filter(({ is_done }) => !is_done).length
  const ready = setup.data?.is_sandbox ? words.setup.readyForTrying : words.setup.ready
  return (
    <>
      <ScreenHead
        title={words.setup.title}
        text={left === undefined ? undefined : left === 0 ? ready : plural(words.setup.left, left)}
        back={{ href: eventsHref(channel), label: words.nav.events }}
      />
      <LoadState query={setup} rows={8} />
      {setup.data && <SetupList channel={channel} setup={setup.data} />}
    </>
  )
}
