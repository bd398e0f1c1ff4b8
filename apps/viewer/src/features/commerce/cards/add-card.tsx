import { wireCalls } from '@grandstand/contract/wire'
import { FormProblem, Skeleton } from '@grandstand/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useCommerceWords } from '../../../locales/words.ts'
import { useApp } from '../../../platform/app-context.ts'
import { useBootstrap } from '../../../platform/channel/use-bootstrap.ts'
import { useRecaptcha } from '../../../platform/form/use-recaptcha.ts'
import { CardEntry } from './card-entry.tsx'
import type { CardForm } from './card-form.ts'
import { CardRefused } from './card-refused.ts'
import { cardsQuery } from './cards-query.ts'

/** A card that is kept for later. */
export function AddCard({ onDone }: { onDone: () => void }) {
  const { client, toasts } = useApp()
  const { wallet: words, cards } = useCommerceWords()
  const { settings } = useBootstrap()
  const queryClient = useQueryClient()
  const form = useRef<CardForm | null>(null)
  const recaptcha = useRecaptcha(settings.recaptcha_site_key, 'buy')
  const setup = useQuery({
    queryKey: ['cards', 'setup'],
    queryFn: async () => client.send(wireCalls.createSetupIntent, { body: await recaptcha() }),
    // Each is for one card.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const saving = useMutation({
    mutationFn: async () => {
      if (!setup.data || !form.current || form.current.isEmpty()) throw new CardRefused(cards.needed)
      const { client_secret } = setup.data
      const entered = await form.current.save(client_secret, location.origin + location.pathname)
      if ('problem' in entered) throw new CardRefused(entered.problem)
    },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: cardsQuery(client).queryKey, exact: true })
      toasts.show({ key: 'card-saved', kind: 'info', text: () => words.saved })
      onDone()
    },
  })
  const problem = saving.error instanceof CardRefused ? saving.error.message : words.failed
  return (
    <form
      className="stack-4"
      onSubmit={event => {
        event.preventDefault()
        if (!saving.isPending) saving.mutate()
      }}
    >
      {setup.data ? (
        <CardEntry
          provider={setup.data.form}
          ref={form}
          purpose="setup"
          amount={null}
          currency={settings.currency}
        />
      ) : (
        !setup.isError && <Skeleton shape="text" count={3} />
      )}
      <FormProblem text={(saving.isError && problem) || (setup.isError && cards.failed)} />
      <div className="row-3">
        <button className="button button--primary" type="submit" aria-disabled={saving.isPending}>
          {saving.isPending ? words.saving : words.save}
        </button>
        <button className="button" type="button" onClick={onDone}>
          {words.cancel}
        </button>
      </div>
    </form>
  )
}
