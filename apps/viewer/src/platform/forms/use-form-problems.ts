import { type RefObject, useState } from 'react'

/** What is wrong with which field, in words. `fields` stand in the order on screen: the first wrong one takes the focus. */
export function useFormProblems<Field extends string>(
  form: RefObject<HTMLFormElement | null>,
  fields: readonly Field[],
) {
  const [problems, setProblems] = useState<Partial<Record<Field, string>>>({})
  return {
    hasProblems: fields.some(field => problems[field] !== undefined),
    /** Says whether there was one. */
    show(found: Partial<Record<Field, string>>): boolean {
      setProblems(found)
      const first = fields.find(field => found[field] !== undefined)
      const control = first && form.current?.elements.namedItem(first)
      if (control instanceof HTMLElement) control.focus()
      return first !== undefined
    },
    /** What a field needs to show its problem until it is typed in. */
    of: (name: Field) => ({
      name,
      problem: problems[name],
      onInput: () => {
        if (problems[name] !== undefined) setProblems({ ...problems, [name]: undefined })
      },
    }),
  }
}
