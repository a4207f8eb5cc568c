-- PostgreSQL refuses a product that is too small for a number, as the square of a 1e-160th of a degree is.
create function haversine(degrees double precision) returns double precision language sql immutable parallel safe return
  case when abs(degrees) < 1e-9 then 0 else sin(radians(degrees) / 2) ^ 2 end;--> statement-breakpoint

create or replace function kilometres_between(lat1 double precision, lng1 double precision, lat2 double precision, lng2 double precision)
returns double precision language sql immutable parallel safe return
  2 * 6371.0088 * asin(least(1, sqrt(
    haversine(lat2 - lat1) + cosd(lat1) * cosd(lat2) * haversine(lng2 - lng1))));
