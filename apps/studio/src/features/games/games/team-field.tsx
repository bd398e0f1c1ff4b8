import { FieldFrame } from '@grandstand/ui'
import { useId } from 'react'

interface TeamFieldProps {
  name: string
  label: string
  hint: string
  problem?: string | undefined
  defaultValue: string
  labels: Map<number, string>
  onInput: () => void
}

/** A team by its name: what is typed narrows the list, which every browser has of its own. */
export function TeamField({ label, hint, problem, labels, ...rest }: TeamFieldProps) {
  const list = useId()
  return (
    <FieldFrame label={label} hint={hint} problem={problem}>
      {control => (
        <>
          <input {...rest} {...control} type="text" list={list} autoComplete="off" />
          <datalist id={list}>
            {[...labels.values()].map(each => (
              <option key={each} value={each} />
            ))}
          </datalist>
        </>
      )}
    </FieldFrame>
  )
}
