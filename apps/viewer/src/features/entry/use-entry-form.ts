import { ApiError } from '@grandstand/api-client'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'

export type Values<Field extends string> = Record<Field, string>
/** What is wrong with which field, by a code of the rules or of the server. */
export type Problems<Field extends string> = Partial<Record<Field, string>>

interface EntryFormOptions<Field extends string> {
  /** In the order on screen. */
  fields: readonly Field[]
  check: (values: Values<Field>) => Problems<Field>
  send: (values: Values<Field>) => Promise<unknown>
  /** Where a refusal that names no field leads the eye, by its code. */
  fieldOf?: (code: string) => Field | undefined
  onRefused?: (error: ApiError) => void
}

/** The fields hold what is typed, so a change of language loses nothing. The first field with a problem gets the focus. */
export function useEntryForm<Field extends string>(options: EntryFormOptions<Field>) {
  const { fields, check, send, fieldOf, onRefused } = options
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<Problems<Field>>({})
  const sending = useMutation({
    mutationFn: send,
    onError: error => {
      if (!(error instanceof ApiError)) return
      const refused = fields.filter(field => field in error.fields)
      const found: Problems<Field> = {}
      for (const field of refused) found[field] = error.fields[field] ?? ''
      show(found, fieldOf?.(error.code))
      onRefused?.(error)
    },
  })

  function show(found: Problems<Field>, otherwise?: Field) {
    setProblems(found)
    const first = fields.find(field => found[field] !== undefined) ?? otherwise
    const control = first && form.current?.elements.namedItem(first)
    if (!(control instanceof HTMLInputElement)) return
    // In this order: only a field that gets the focus by itself is scrolled to.
    control.focus()
    control.select()
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending.isPending) return
    const values = readValues(fields, new FormData(event.currentTarget))
    const found = check(values)
    show(found)
    if (Object.keys(found).length === 0) sending.mutate(values)
    else sending.reset()
  }

  return {
    form: { ref: form, noValidate: true, onSubmit: submit },
    problems,
    /** What every field of the form has. */
    field: (name: Field) => ({
      name,
      required: true,
      onInput: () => setProblems({ ...problems, [name]: undefined }),
    }),
    isSending: sending.isPending,
    /** A refusal that no field tells of. */
    failure: Object.values(problems).some(Boolean) ? null : sending.error,
  }
}

function readValues<Field extends string>(fields: readonly Field[], data: FormData): Values<Field>
function readValues(fields: readonly string[], data: FormData): Record<string, string> {
  return Object.fromEntries(fields.map(field => [field, String(data.get(field) ?? '')]))
}
