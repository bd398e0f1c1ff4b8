import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { readRefusal } from './read-refusal.ts'

export type FormValues<Field extends string> = Record<Field, string>
/** What is wrong with which field, by a code of the rules or of the server; null where nothing is. */
export type FormProblems<Field extends string> = Partial<Record<Field, string | null>>

interface FormOptions<Field extends string> {
  /** In the order on screen: the first wrong one takes the focus. */
  fields: readonly Field[]
  check?: (values: FormValues<Field>) => FormProblems<Field>
  send: (values: FormValues<Field>) => Promise<unknown>
  /** A code in words. */
  explain: (field: Field, code: string) => string
  /** Where a refusal that names no field leads the eye, by its code. */
  fieldOf?: (code: string) => Field | undefined
  onRefused?: (error: Error) => void
  /** For code outside that reads the form. */
  ref?: RefObject<HTMLFormElement | null>
}

/** What a control needs to be a field of the form. */
export interface FormField {
  name: string
  problem: string | undefined
  onInput: () => void
}

/**
 * One form: checked, sent once at a time, and what the server refuses shown at its field. The fields hold what is typed
 * and the problems are kept as codes, so a change of language loses nothing.
 *
 * It counts its sending itself: React holds every transition back until an action has ended, those of the router too, so
 * a request that hangs would keep the visitor on the page.
 */
export function useForm<Field extends string>(options: FormOptions<Field>) {
  const { fields, check, send, explain, fieldOf, onRefused } = options
  const ownRef = useRef<HTMLFormElement>(null)
  const ref = options.ref ?? ownRef
  const [problems, setProblems] = useState<FormProblems<Field>>({})
  const [error, setError] = useState<Error | null>(null)
  const [state, setState] = useState<'open' | 'sending' | 'done'>('open')
  const isWrong = (found: FormProblems<Field>) => (field: Field) => typeof found[field] === 'string'

  function show(found: FormProblems<Field>, otherwise?: Field): void {
    setProblems(found)
    const control = ref.current?.elements.namedItem(fields.find(isWrong(found)) ?? otherwise ?? '')
    if (!(control instanceof HTMLElement)) return
    // In this order: only a field that gets the focus by itself is scrolled to.
    control.focus()
    if (control instanceof HTMLInputElement) control.select()
  }

  async function attempt(values: FormValues<Field>): Promise<void> {
    setState('sending')
    try {
      await send(values)
      setState('done')
    } catch (reason) {
      const refusal = readRefusal(reason)
      const found: FormProblems<Field> = {}
      for (const field of fields) found[field] = refusal.fields[field] ?? null
      setState('open')
      setError(refusal.error)
      show(found, fieldOf?.(refusal.code))
      onRefused?.(refusal.error)
    }
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (state === 'sending') return
    const values = readValues(fields, new FormData(event.currentTarget))
    const found = check?.(values) ?? {}
    setError(null)
    setState('open')
    show(found)
    if (!fields.some(isWrong(found))) void attempt(values)
  }

  return {
    form: { ref, noValidate: true, onSubmit: submit },
    /** What a field needs to show its problem until it is typed in. */
    field: (name: Field): FormField => ({
      name,
      problem: typeof problems[name] === 'string' ? explain(name, problems[name]) : undefined,
      onInput: () => setProblems(before => ({ ...before, [name]: null })),
    }),
    /** Of a check outside the sending: the first wrong field takes the focus. */
    show,
    isSending: state === 'sending',
    /** Until the next send. */
    isDone: state === 'done',
    /** A refusal that no field shows. */
    failure: fields.some(isWrong(problems)) ? null : error,
  }
}

function readValues<Field extends string>(fields: readonly Field[], data: FormData): FormValues<Field>
function readValues(fields: readonly string[], data: FormData): Record<string, string> {
  return Object.fromEntries(fields.map(field => [field, String(data.get(field) ?? '')]))
}
