import { Component, type ReactNode } from 'react'
import type { Showing } from './router-context.ts'

interface BoundaryProps {
  showing: Showing
  children: ReactNode
}

interface BoundaryState {
  showing: Showing | null
  failed: { error: unknown } | null
}

/** A screen that fails while it is shown leaves what is around it. The next screen gets a new try. */
export class ScreenBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { showing: null, failed: null }

  static getDerivedStateFromProps({ showing }: BoundaryProps, state: BoundaryState): BoundaryState {
    return showing === state.showing ? state : { showing, failed: null }
  }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failed: { error } }
  }

  override render(): ReactNode {
    const { showing, children } = this.props
    return this.state.failed ? <showing.Problem error={this.state.failed.error} /> : children
  }
}
