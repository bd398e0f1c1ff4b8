import { useQuery } from '@tanstack/react-query'
import { ServicePanel } from '../features/channel/services/service-panel.tsx'
import { servicesQuery } from '../features/channel/services/services-query.ts'
import { useClient } from '../platform/client-context.ts'
import { settingsHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { LoadState } from '../platform/load-state.tsx'
import { ScreenHead } from '../platform/screen-head.tsx'

/** The channel's accounts at other services, but for payments. */
export function ServicesScreen({ channel }: { channel: string }) {
  const { words } = useI18n()
  const say = words.server.services
  const services = useQuery(servicesQuery(useClient(), channel))
  return (
    <>
      <ScreenHead
        title={say.title}
        text={say.text}
        back={{ href: settingsHref(channel), label: words.nav.setup }}
      />
      <LoadState query={services} rows={4} />
      <div className="stack-5">
        {services.data?.items.map(each => (
          <ServicePanel key={each.service} channel={channel} service={each} />
        ))}
      </div>
    </>
  )
}
