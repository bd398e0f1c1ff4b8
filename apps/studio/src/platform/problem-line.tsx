/** Under the thing that it is about. */
export function ProblemLine({ id, text }: { id?: string; text: string | undefined }) {
  return (
    <p className="meta strong problem unless-empty" id={id} role="alert">
      {text}
    </p>
  )
}
