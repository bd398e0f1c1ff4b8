/** Calls with a callback come from the pool, whose own promise is watched. */
export function watchQueries<Ask extends (...args: never[]) => unknown>(
  ask: Ask,
  onError: (error: unknown, asked: unknown) => void,
): Ask {
  return new Proxy(ask, {
    apply(asked, self, args) {
      const answer = Reflect.apply(asked, self, args)
      if (!(answer instanceof Promise)) return answer
      return answer.catch(error => {
        onError(error, args[0])
        throw error
      })
    },
  })
}
