import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useCallback, useState } from 'react'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { May } from '../../../platform/may.tsx'
import { MailBuyersDrawer } from './mail-buyers-drawer.tsx'

/** Opens the drawer in which a mail to all who bought a game is written. */
export function MailBuyers({ channel, id }: { channel: string; id: string }) {
  const { words } = useI18n()
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  return (
    <May call={studioWireCalls.mailBuyers}>
      <button className="button" type="button" onClick={() => setOpen(true)}>
        {words.sales.buyerMail.title}
      </button>
      {isOpen && <MailBuyersDrawer channel={channel} id={id} onClose={close} />}
    </May>
  )
}
