import { Component, type ComponentChild, type FunctionComponent } from 'preact';

/** A component that is drawn again only when one of its properties is another. */
export function memo<Props extends object>(draw: (props: Props) => ComponentChild): FunctionComponent<Props> {
  return class Memo extends Component<Props> {
    override shouldComponentUpdate(next: Readonly<Props>): boolean {
      return (Object.keys(next) as (keyof Props)[]).some((name) => next[name] !== this.props[name]);
    }
    override render() {
      return draw(this.props);
    }
  } as unknown as FunctionComponent<Props>;
}
