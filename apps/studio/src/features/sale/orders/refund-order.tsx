import type { StudioOrderDetail } from '@grandstand/contract'
import { Dialog } from '@grandstand/ui'
import { useRef, useState } from 'react'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './order-actions.module.css'
import { RefundForm } from './refund-form.tsx'

export function RefundOrder({ channel, order }: { channel: string; order: StudioOrderDetail }) {
  const { words, fill, money } = useI18n()
  const say = words.sales.order
  const dialog = useRef<HTMLDialogElement>(null)
  const [state, setState] = useState<'waiting' | 'done' | 'given_up' | null>(null)
  // Another refund is another form, with a name of its own.
  const [opened, setOpened] = useState(0)
  const left = money(order.refundable, order.currency)
  const told = { done: say.isRefunded, waiting: say.isWaiting, given_up: say.problems.refused }
  return (
    <div className={`${styles.action} stack-2 start`}>
      {order.refundable > 0 && (
        <button
          className="button button--danger"
          type="button"
          onClick={() => {
            setOpened(opened + 1)
            setState(null)
            dialog.current?.showModal()
          }}
        >
          {say.refund}
        </button>
      )}
      <p className="small strong unless-empty" role="status">
        {state && told[state]}
      </p>
      <Dialog
        ref={dialog}
        title={fill(say.refundTitle, { id: order.id })}
        text={fill(say.refundText, { left })}
        actions={null}
      >
        <RefundForm
          key={opened}
          channel={channel}
          order={order}
          onCancel={() => dialog.current?.close()}
          onRefund={refund => {
            setState(refund.state)
            dialog.current?.close()
          }}
        />
      </Dialog>
    </div>
  )
}
