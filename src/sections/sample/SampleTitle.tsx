import { ShelfLabel } from '../../components/ShelfLabel.tsx';

/** The page label, and nothing else. */
export function SampleTitle({ title }: { title: string }) {
  return (
    <div className="wrap">
      <ShelfLabel as="h1" size="page">
        {title}
      </ShelfLabel>
    </div>
  );
}
