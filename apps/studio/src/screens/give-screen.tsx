import { useQuery } from '@tanstack/react-query'
import { UserGate } from '../features/operators/users/user-gate.tsx'
import { GiveForm } from '../features/sale/grants/give-form.tsx'
import { productsQuery } from '../features/sale/sales/products-query.ts'
import { useClient } from '../platform/client-context.ts'
import { fullName } from '../platform/full-name.ts'
import { userHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { LoadState } from '../platform/load-state.tsx'
import { ScreenHead } from '../platform/screen-head.tsx'
import { useGo } from '../platform/use-go.ts'

export function GiveScreen({ channel, id, event }: { channel: string; id: string; event: string }) {
  const { words, language, fill } = useI18n()
  const say = words.sales.give
  const go = useGo()
  const products = useQuery(productsQuery(useClient(), channel, language))
  const back = { href: userHref(channel, Number(id)), label: words.common.toUser }
  return (
    <UserGate channel={channel} id={id} back={back}>
      {user => (
        <>
          <ScreenHead title={fill(say.title, { name: fullName(user) })} text={say.text} back={back} />
          <LoadState query={products} rows={4} />
          {products.data && (
            <GiveForm
              channel={channel}
              userId={id}
              products={products.data}
              event={event}
              onGiven={() => go(back.href)}
            />
          )}
        </>
      )}
    </UserGate>
  )
}
