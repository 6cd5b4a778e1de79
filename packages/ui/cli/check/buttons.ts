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

/** Parts with one decision each: each of them may contain one primary button. */
const views = new Set(['Form', 'Dialog', 'Sheet', 'Card', 'Popover', 'PublicPage', 'MessagePage'])

/**
 * Finds a second primary button in one view (guide of Button). Buttons in different branches of a
 * condition are allowed: they are never visible together.
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
  /** The conditions around the button within the view, each with the button's branch. */
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
    // Code after an early return is never visible together with the returned elements.
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

/** Whether two buttons can be visible together: same expression, and never different branches. */
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

/** The HTML elements that a person presses. */
const nativeControls = new Set(['a', 'button', 'input', 'select', 'textarea', 'summary'])
const nativeFrames = new Set(['a', 'button', 'summary'])
const pressedRoles = new Set(['button', 'link', 'menuitem', 'option', 'tab', 'switch', 'checkbox'])

function roleOf(element: JSXElement): string {
  const role = attributesOf(element).attributes.get('role')
  return (role && literalOf(role)) ?? ''
}

/**
 * Finds a control inside a pressable element: the keyboard and screen readers can't reach such a control
 * (HTML, interactive content; WCAG 4.1.2).
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
        message: `${nameOf(node)} is inside ${nameOf(frame)}: the keyboard and screen readers cannot reach it.`,
        remedy: `Put it beside ${nameOf(frame)}, for example both in an Inline.`,
      },
    ]
  })
}

/** Whether a part is pressable and contains its children. */
const isPressed = ({ props }: ComponentContract): boolean =>
  own(props, 'children') !== undefined &&
  (own(props, 'onPress') !== undefined || own(props, 'href') !== undefined)

/** Whether a part is pressable or a field. */
const isInteractive = ({ props }: ComponentContract): boolean => {
  const has = (name: string) => own(props, name) !== undefined
  return (
    has('onPress') ||
    has('href') ||
    has('trigger') ||
    (has('onChange') && (has('value') || has('isSelected')))
  )
}
