import type { StudioProducts } from '@grandstand/contract'
import { SelectField } from '@grandstand/ui'
import { useState } from 'react'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'

/** A product, and of a team pass its team. Single games are given as games. */
export function ProductChoice({ products }: { products: StudioProducts }) {
  const { words } = useI18n()
  const say = words.sales.give
  const passes = products.packages.filter(
    ({ is_single_event, is_retired }) => !is_single_event && !is_retired,
  )
  const plans = products.subscriptions.filter(({ is_retired }) => !is_retired)
  const options = [
    ...passes.map(({ id, name, is_team_pass }) => ({
      value: `package:${id}`,
      label: is_team_pass ? `${name} (${say.teamPass})` : name,
    })),
    ...plans.map(({ id, name }) => ({ value: `subscription:${id}`, label: name })),
  ]
  const [chosen, setChosen] = useState(options[0]?.value ?? '')
  const isOfTeam = passes.some(({ id, is_team_pass }) => is_team_pass && chosen === `package:${id}`)
  if (options.length === 0) return <p>{say.noProducts}</p>
  return (
    <>
      <SelectField
        name="product"
        label={say.product}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        options={options}
      />
      {isOfTeam && (
        <SelectField
          name="team"
          label={say.team}
          options={products.teams.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
    </>
  )
}
