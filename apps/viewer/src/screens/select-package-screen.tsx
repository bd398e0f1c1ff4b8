import { useQuery } from '@tanstack/react-query'
import { ScreenHeading } from '../features/channel/screen-heading.tsx'
import { eventQuery } from '../features/events/event-queries.ts'
import { SelectForEvent } from '../features/products/select-for-event.tsx'
import { SelectTeam } from '../features/products/select-team.tsx'
import { useApp } from '../platform/app-context.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { useLocation } from '../platform/router/router-context.ts'
import { useAddressId } from '../platform/use-address-id.ts'
import styles from './packages-screen.module.css'

/** Every product that opens a game; with `?package=` only the choice of a team for that pass. */
export function SelectPackageScreen() {
  const { client } = useApp()
  const { language } = useI18n()
  const id = useAddressId()
  const search: Record<string, unknown> = useLocation().search
  const packageId = Number(search.package)
  const isForPass = packageId > 0
  const asked = useQuery({ ...eventQuery(client, language, id), enabled: !isForPass })
  return (
    <>
      <ScreenHeading screen="select-package" />
      <div className={`${styles.content} stack-6`}>
        {isForPass ? <SelectTeam packageId={packageId} /> : <SelectForEvent asked={asked} />}
      </div>
    </>
  )
}
