import type { Order } from '@grandstand/contract'
import { wireCalls } from '@grandstand/contract/wire'
import { Dialog, FormProblem } from '@grandstand/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useCommerceWords } from '../../../locales/words.ts'
import { useApp } from '../../../platform/app-context.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { ordersQuery } from '../../../platform/session/orders-query.ts'
import { dayOfOrder } from './order-dates.ts'

interface RenewalProps {
  order: Order
  renewal: 'active' | 'cancelled'
}

/** Active, processing, finished: what is cancelled stays open until its end. */
export function Renewal({ order, renewal }: RenewalProps) {
  const { client } = useApp()
  const { language, fill } = useI18n()
  const { renewal: words } = useCommerceWords()
  const queryClient = useQueryClient()
  const dialog = useRef<HTMLDialogElement>(null)
  const { queryKey } = ordersQuery(client, language)
  const cancelling = useMutation({
    mutationFn: () =>
      client.send(wireCalls.unsubscribe, { query: { language }, body: { order_id: order.id } }),
    onSuccess: cancelled =>
      queryClient.setQueryData(queryKey, (before = []) =>
        before.map(each => (each.id === cancelled.id ? cancelled : each)),
      ),
  })
  const state = cancelling.isPending
    ? words.processing
    : cancelling.isSuccess
      ? words.finished
      : words[renewal]
  const end = order.period_ends_at ?? order.expires_at ?? order.created_at
  return (
    <div className="stack-3 start">
      <p className="quiet small" role="status">
        {state}
      </p>
      <FormProblem text={cancelling.isError && words.failed} />
      {renewal === 'active' && !cancelling.isPending && (
        <button className="button" type="button" onClick={() => dialog.current?.showModal()}>
          {words.cancel}
        </button>
      )}
      <Dialog
        ref={dialog}
        title={words.title}
        text={fill(words.text, { name: order.product.name, date: dayOfOrder(language, end) })}
        actions={
          <>
            <button
              className="button button--danger"
              type="button"
              onClick={() => {
                dialog.current?.close()
                cancelling.mutate()
              }}
            >
              {words.cancel}
            </button>
            <button className="button" type="button" onClick={() => dialog.current?.close()}>
              {words.keep}
            </button>
          </>
        }
      />
    </div>
  )
}
