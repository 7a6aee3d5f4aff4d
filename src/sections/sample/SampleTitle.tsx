import { Label } from '../../components/Label';

/** The page label, and nothing else. */
export function SampleTitle({ title }: { title: string }) {
  return (
    <div className="wrap">
      <Label as="h1" size="page">
        {title}
      </Label>
    </div>
  );
}
