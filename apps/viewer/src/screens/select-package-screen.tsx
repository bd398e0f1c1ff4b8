import { useSearch } from '@tanstack/react-router'
import { ScreenHeading } from '../features/channel/screen-heading.tsx'
import { SelectForEvent } from '../features/packages/select-for-event.tsx'
import { SelectTeam } from '../features/packages/select-team.tsx'
import { useAddressId } from '../platform/use-address-id.ts'
import styles from './packages-screen.module.css'

/** Every product that opens a game; with `?package=` only the choice of a team for that pass. */
export function SelectPackageScreen() {
  const id = useAddressId()
  const search: Record<string, unknown> = useSearch({ strict: false })
  const packageId = Number(search.package)
  return (
    <>
      <ScreenHeading screen="select-package" />
      <div className={styles.content}>
        {packageId > 0 ? <SelectTeam packageId={packageId} /> : <SelectForEvent id={id} />}
      </div>
    </>
  )
}
