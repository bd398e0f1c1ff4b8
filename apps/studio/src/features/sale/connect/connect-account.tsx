import type { PaymentConnection } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { CheckboxField } from '@grandstand/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { errorText } from '../../../platform/error-text.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'

interface ConnectAccountProps {
  channel: string
  connection: PaymentConnection
  /** Just back from the provider's pages. */
  isBack: boolean
}

/** Leads to the provider's pages, and asks how far the account is when its owner is back. */
export function ConnectAccount({ channel, connection, isBack }: ConnectAccountProps) {
  const i18n = useI18n()
  const say = i18n.words.money.connect
  const client = useClient()
  const queryClient = useQueryClient()
  const begin = useMutation({
    mutationFn: (adds_tax: boolean) =>
      client.send(studioWireCalls.beginConnectPayments, { params: { channel }, body: { adds_tax } }),
    gcTime: 0,
    onSuccess: ({ url }) => location.assign(url),
  })
  const finish = useMutation({
    mutationFn: () => client.send(studioWireCalls.finishConnectPayments, { params: { channel } }),
    gcTime: 0,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['payment-connection'] }),
  })
  const ask = finish.mutate
  useEffect(() => {
    if (isBack) ask()
  }, [isBack, ask])
  const { is_begun } = connection
  const error = begin.error ?? finish.error
  // The page leaves: a second press would begin another visit.
  const isLeaving = begin.isPending || begin.isSuccess
  return (
    <form
      className="stack-3 start"
      onSubmit={event => {
        event.preventDefault()
        begin.mutate(new FormData(event.currentTarget).has('adds_tax'))
      }}
    >
      <div className="row-2">
        <button className="button button--primary" type="submit" disabled={isLeaving || finish.isPending}>
          {isLeaving ? say.going : is_begun ? say.again : say.connect}
        </button>
        {is_begun && (
          <button
            className="button"
            type="button"
            disabled={finish.isPending}
            onClick={() => finish.mutate()}
          >
            {say.look}
          </button>
        )}
      </div>
      <CheckboxField name="adds_tax">{say.tax}</CheckboxField>
      <p className="quiet meta pretty">{say.stripePages}</p>
      <p className="small strong unless-empty" role="status">
        {finish.data && say.states[finish.data.state]}
      </p>
      <p className="small strong problem unless-empty" role="alert">
        {error && errorText(error, i18n)}
      </p>
    </form>
  )
}
