import type { Plugin } from 'vite'

const file = /\/react-dom\/cjs\/react-dom-client\.production\.js$/

/**
 * React's functions for what the viewer does not do, by what that is. They would come with every first visit, since React
 * cannot be taken apart by who builds with it. One that is called all the same throws, and says where to look.
 */
const unused = {
  viewTransitions: [
    'applyViewTransitionToHostInstancesRecursive',
    'commitAfterMutationEffectsOnFiber',
    'createViewTransitionInstance',
    'getViewTransitionName',
    'measureViewTransitionHostInstancesRecursive',
    'scheduleViewTransitionEvent',
    'startViewTransition',
  ],
  refsOfFragments: [
    'FragmentInstance',
    'commitNewChildToFragmentInstance',
    'deleteChildFromFragmentInstance',
  ],
  // Pages are drawn by the server, but the app makes its own elements in their place.
  hydration: [
    'attemptExplicitHydrationTarget',
    'attemptContinuousHydration',
    'attemptHydrationAtCurrentPriority',
    'canHydrateInstance',
    'canHydrateTextInstance',
    'canHydrateHydrationBoundary',
    'clearHydrationBoundary',
    'getHydratableHoistableCache',
    'hideOrUnhideDehydratedBoundary',
    'prepareToHydrateHostInstance',
    'queueIfContinuousEvent',
    'retryIfBlockedOn',
    'throwOnHydrationMismatch',
    'updateDehydratedSuspenseComponent',
  ],
  elementsOfTheHead: [
    'acquireResource',
    'getResource',
    'preconnectAs',
    'preinitModuleScript',
    'preinitScript',
    'preinitStyle',
    'preload',
    'preloadModule',
    'preloadResourceAndSuspendIfNeeded',
    'resolveSingletonInstance',
    'suspendResource',
  ],
  actionsOfForms: [
    'ensureFormComponentIsStateful',
    'mountActionState',
    'rerenderActionState',
    'updateActionState',
  ],
  otherParts: ['setPropOnCustomElement', 'updateActivityComponent', 'updateSuspenseListComponent'],
}

/** Called in any case, with nothing to do where none of it is used: what they answer then. */
const idle = {
  commitEnterViewTransitions: '',
  commitExitViewTransitions: '',
  commitNestedViewTransitions: '',
  constructSelectEvent: '',
  describeNativeComponentFrame: "return ''",
  getFallbackBeforeInputChars: 'return null',
  getNativeBeforeInputChars: 'return null',
  isHostHoistableType: 'return false',
  measureNestedViewTransitions: '',
  popHydrationState: 'return false',
  restoreEnterOrExitViewTransitions: '',
  restoreNestedViewTransitions: '',
  trackEnterViewTransitions: '',
}

/** Of what nobody makes then. */
const methods = /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = function .*?\n\};$/gms

/** Leaves out of React what the viewer does not use: 12 KB of each first visit. See decision 0012. */
export function trimReact(): Plugin {
  return {
    name: 'grandstand:trim-react',
    apply: 'build',
    transform(code, id) {
      if (!file.test(id)) return null
      const bodies = new Map(Object.entries(idle))
      for (const name of Object.values(unused).flat())
        bodies.set(name, `throw Error('${name}: see trim-react.ts')`)
      const missing = new Set(bodies.keys())
      const trimmed = code
        .replaceAll(
          /^function (\w+)(\([^)]*\)) \{\n.*?\n\}$/gms,
          (whole, name: string, parameters: string) => {
            const body = bodies.get(name)
            if (body === undefined) return whole
            missing.delete(name)
            return `function ${name}${parameters} { ${body} }`
          },
        )
        .replaceAll(methods, '')
      if (missing.size > 0) this.error(`React has no longer: ${[...missing].join(', ')}`)
      return { code: trimmed, map: null }
    },
  }
}
