import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { GiveForm, type Given } from '../features/sale/grants/give-form.tsx'
import { MoneyHead } from '../features/sale/money/money-head.tsx'
import { productsQuery } from '../features/sale/sales/products-query.ts'
import { useClient } from '../platform/client-context.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { LoadState } from '../platform/load-state.tsx'

/** The same game or pass for a list of people, without a payment. */
export function GiveManyScreen({ channel }: { channel: string }) {
  const { words, language, plural, fill } = useI18n()
  const say = words.money.many
  const products = useQuery(productsQuery(useClient(), channel, language))
  const [told, setTold] = useState<Given | null>(null)
  return (
    <>
      <MoneyHead channel={channel} current="grants" />
      <LoadState query={products} rows={4} />
      {told && (
        <div className="note stack-1" role="status">
          <p className="strong">{plural(say.given, told.given)}</p>
          {told.held.length > 0 && <p>{fill(say.held, { list: told.held.join(', ') })}</p>}
          {told.mailed.length > 0 && <p>{fill(say.mailed, { list: told.mailed.join(', ') })}</p>}
        </div>
      )}
      {products.data && (
        <GiveForm channel={channel} userId={null} products={products.data} event="" onGiven={setTold} />
      )}
    </>
  )
}
