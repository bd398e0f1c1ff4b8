import { ScreenHeading } from '../features/channel/screen-heading.tsx'
import { ReceiptView } from '../features/commerce/receipts/receipt-view.tsx'
import { ProfileGate } from '../features/profile/profile-gate.tsx'
import { useAddressId } from '../platform/use-address-id.ts'
import styles from './screens.module.css'

/** One payment, to be printed or kept. */
export function ProfileReceiptScreen() {
  const id = useAddressId()
  return (
    <>
      <ScreenHeading screen="profile-receipt" />
      <div className={`${styles.content} stack-4`}>
        <ProfileGate>{() => <ReceiptView id={id} />}</ProfileGate>
      </div>
    </>
  )
}
