import { StateMessage } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { AlarmTable } from '../features/games/events/tonight/alarm-table.tsx'
import { alarmsQuery } from '../features/games/events/tonight/tonight-queries.ts'
import { useClient } from '../platform/client-context.ts'
import { alarmsHref, tonightHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { LoadState } from '../platform/load-state.tsx'
import { PageLinks } from '../platform/page-links.tsx'
import { ScreenHead } from '../platform/screen-head.tsx'

export function AlarmsScreen({ channel, page }: { channel: string; page: number }) {
  const { words, language } = useI18n()
  const say = words.tonight.alarms
  const alarms = useQuery(alarmsQuery(useClient(), channel, language, page))
  const list = alarms.data
  return (
    <>
      <ScreenHead
        title={words.tonight.alarms.title}
        text={say.listText}
        back={{ href: tonightHref(channel), label: words.nav.tonight }}
      />
      <LoadState query={alarms} />
      {list && list.items.length > 0 && (
        <>
          <AlarmTable channel={channel} alarms={list.items} />
          <PageLinks list={list} hrefOf={next => alarmsHref(channel, { page: next })} />
        </>
      )}
      {list?.items.length === 0 && <StateMessage icon="alert" title={say.empty} text={say.emptyText} />}
    </>
  )
}
