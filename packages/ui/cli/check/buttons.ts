import type { JSXElement, Node } from '@babel/types'
import type { ComponentContract } from '../contract.ts'
import type { Finding } from './finding.ts'
import {
  attributesOf,
  literalOf,
  own,
  type Source,
  startOf,
  tagOf,
  type Visited,
} from './source.ts'

/** Parts in which a person decides one thing: each may have a primary button of its own. */
const views = new Set(['Form', 'Dialog', 'Sheet', 'Card', 'Popover', 'PublicPage', 'MessagePage'])

/**
 * A second primary button in one view (guide of Button). Two that stand in different branches of a
 * condition are never seen together.
 */
export function checkPrimaries({ nodes, used }: Source): Finding[] {
  const seen: Place[] = []
  return nodes.flatMap((visited): Finding[] => {
    const part = visited.node.type === 'JSXElement' ? used.get(visited.node) : undefined
    if (part?.name !== 'Button') return []
    const variant = attributesOf(part.element).attributes.get('variant')
    if (!variant || literalOf(variant) !== 'primary') return []
    const place = placeOf(visited, used)
    const isSecond = seen.some((other) => other.view === place.view && areTogether(other, place))
    seen.push(place)
    if (!isSecond) return []
    return [
      {
        rule: 'one-primary',
        at: startOf(part.element),
        message: 'This view has a second primary button.',
        remedy: "Leave variant out, or write 'quiet', for all but the main action.",
      },
    ]
  })
}

interface Place {
  view: Node | undefined
  /** The conditions around it within the view, with the branch in which it stands. */
  branches: ReadonlyMap<Node, Node | undefined>
}

function placeOf({ node, around }: Visited, used: Source['used']): Place {
  const branches = new Map<Node, Node | undefined>()
  let inner = node
  for (const outer of around) {
    if (outer.type === 'JSXElement' && views.has(used.get(outer)?.name ?? '')) {
      return { view: outer, branches }
    }
    if (isFunction(outer)) return { view: outer, branches }
    if (outer.type === 'ConditionalExpression' || outer.type === 'IfStatement') {
      branches.set(outer, inner)
    }
    // What follows an early return is not seen with it.
    if (outer.type === 'BlockStatement' && inner.type === 'IfStatement') branches.set(outer, inner)
    if (outer.type === 'ReturnStatement') branches.set(outer, outer)
    inner = outer
  }
  return { view: undefined, branches }
}

const isFunction = ({ type }: Node) =>
  type === 'FunctionDeclaration' ||
  type === 'FunctionExpression' ||
  type === 'ArrowFunctionExpression'

/** Whether no condition has them in different branches, and one expression has both. */
function areTogether(one: Place, other: Place): boolean {
  for (const [condition, branch] of one.branches) {
    if (condition.type === 'ReturnStatement') {
      if (!other.branches.has(condition)) return false
    } else if (other.branches.has(condition) && other.branches.get(condition) !== branch) {
      return false
    }
  }
  return true
}

/** The elements of HTML that are pressed. */
const nativeControls = new Set(['a', 'button', 'input', 'select', 'textarea', 'summary'])
const nativeFrames = new Set(['a', 'button', 'summary'])
const pressedRoles = new Set(['button', 'link', 'menuitem', 'option', 'tab', 'switch', 'checkbox'])

function roleOf(element: JSXElement): string {
  const role = attributesOf(element).attributes.get('role')
  return (role && literalOf(role)) ?? ''
}

/**
 * An element that is pressed or filled in, inside of one that is pressed: the keyboard and screen
 * readers can't reach it (HTML, interactive content; WCAG 4.1.2).
 */
export function checkNesting({ nodes, used }: Source): Finding[] {
  const nameOf = (element: JSXElement) => used.get(element)?.name ?? tagOf(element)
  const isControl = (element: JSXElement) => {
    const part = used.get(element)
    return part
      ? isInteractive(part.component)
      : nativeControls.has(tagOf(element)) || pressedRoles.has(roleOf(element))
  }
  const isFrame = (element: JSXElement) => {
    const part = used.get(element)
    return part
      ? isPressed(part.component)
      : nativeFrames.has(tagOf(element)) || pressedRoles.has(roleOf(element))
  }
  return nodes.flatMap(({ node, around }): Finding[] => {
    if (node.type !== 'JSXElement' || !isControl(node)) return []
    const frame = around.find((outer) => outer.type === 'JSXElement' && isFrame(outer))
    if (frame?.type !== 'JSXElement') return []
    return [
      {
        rule: 'nested-interactive',
        at: startOf(node),
        message: `${nameOf(node)} is inside of ${nameOf(frame)}: neither keyboard nor screen readers reach it.`,
        remedy: `Put it beside ${nameOf(frame)}, for example both in an Inline.`,
      },
    ]
  })
}

/** Whether a part is pressed, with its children in it. */
const isPressed = ({ props }: ComponentContract): boolean =>
  own(props, 'children') !== undefined &&
  (own(props, 'onPress') !== undefined || own(props, 'href') !== undefined)

/** Whether a part is pressed or filled in. */
const isInteractive = ({ props }: ComponentContract): boolean => {
  const has = (name: string) => own(props, name) !== undefined
  return (
    has('onPress') ||
    has('href') ||
    has('trigger') ||
    (has('onChange') && (has('value') || has('isSelected')))
  )
}
